// The files of the published package, from the folder of the repository; without the maps from the bundle to its sources.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export function packedFiles(root) {
  const { files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const left = files.filter(name => name.startsWith('!')).map(name => `${name.slice(1)}/`);
  const under = name =>
    statSync(join(root, name)).isDirectory()
      ? readdirSync(join(root, name)).flatMap(child => under(`${name}/${child}`))
      : [name];
  return ['package.json', ...files.filter(name => !name.startsWith('!')).flatMap(under)].filter(
    name => !left.some(folder => name.startsWith(folder)) && !name.endsWith('.map'),
  );
}
