// The licence texts of every package whose code went into the bundle.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export function thirdPartyLicences(root, inputs) {
  const folders = new Set();
  for (const input of inputs) {
    const found = /^(?<folder>(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//u.exec(input);
    if (found) folders.add(found.groups.folder);
  }
  const texts = [...folders].sort().map(folder => {
    const about = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const file = readdirSync(join(root, folder)).find(name => /^licen[cs]e/iu.test(name));
    const text = file === undefined ? '' : readFileSync(join(root, folder, file), 'utf8').trim();
    return `${about.name} ${about.version} (${about.license})\n\n${text}\n`;
  });
  return `Packages bundled into boardgames, each with its licence\n\n${texts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}
