// The licence texts of every package whose code went into the bundle.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEXTS = join(import.meta.dirname, 'licences');

export function thirdPartyLicences(root, inputs) {
  const folders = new Set();
  for (const input of inputs) {
    const found = /^(?<folder>(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//u.exec(input);
    if (found) folders.add(found.groups.folder);
  }
  const texts = [...folders].sort().map(folder => {
    const about = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const file = readdirSync(join(root, folder)).find(name => /^licen[cs]e/iu.test(name));
    // The old form is a list.
    const licence = about.license ?? about.licenses?.map(({ type }) => type).join(', ');
    // A package that comes without its licence has the text from here.
    const path = file === undefined ? join(TEXTS, `${licence}.txt`) : join(root, folder, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
    const source =
      licence === 'MPL-2.0' ? `Its source: ${about.repository?.url ?? about.repository}\n\n` : '';
    return `${about.name} ${about.version} (${licence})\n\n${source}${text}\n`;
  });
  return `Packages bundled into boardgames, each with its licence\n\n${texts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}
