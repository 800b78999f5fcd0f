/** A disk that takes a byte in a millisecond: a kill soon after an answer comes in the middle of its line. */
const SLOW_DISK = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { writeSync } = fs;
const clock = new Int32Array(new SharedArrayBuffer(4));
fs.writeSync = (file, bytes, from) => {
  Atomics.wait(clock, 0, 0, 1);
  return writeSync(file, bytes, from, 1);
};
syncBuiltinESMExports();
`;

/** The environment of a program on such a disk. */
export const SLOWLY = { NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(SLOW_DISK)}"` };
