// `npm run sbom [-- FILE]`: the software bill of materials of this checkout as CycloneDX JSON, by npm itself. What would differ
// between two runs (a serial number, the time) is left out, so that the same lock file gives the same bytes.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
const bill = JSON.parse(
  execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
);
delete bill.serialNumber;
delete bill.metadata.timestamp;
delete bill.metadata.tools;
const byRef = (a, b) => (a['bom-ref'] ?? a.ref).localeCompare(b['bom-ref'] ?? b.ref, 'en');
bill.components.sort(byRef);
bill.dependencies.sort(byRef);
const text = `${JSON.stringify(bill, null, 2)}\n`;
const [file] = process.argv.slice(2);
if (file === undefined) process.stdout.write(text);
else writeFileSync(file, text);
