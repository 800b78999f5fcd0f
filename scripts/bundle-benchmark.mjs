// Bundles the benchmark of another checkout and prints the bundle's path: `node scripts/bundle-benchmark.mjs DIR`.
import { resolve } from 'node:path';
import { bundle } from './bundle.mjs';

process.stdout.write(await bundle(resolve(process.argv[2]), 'bench/index.ts'));
