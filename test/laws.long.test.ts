/** The long form of the laws: other games every time. A failure prints the game as a move file and its seed. */
import { TAMPERING_COUNT } from './laws/file-laws.ts';
import { lawSuite } from './laws/suite.ts';

const seed = Number(process.env['LAWS_SEED'] ?? Math.trunc(Math.random() * 2 ** 31));

lawSuite(2_000, { seed, thrift: 3, tamperings: Math.ceil(TAMPERING_COUNT / 8) });
