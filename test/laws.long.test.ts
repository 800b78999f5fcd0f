/** The long form of the laws: other games every time. `LAWS_SEED=n` plays the games of an earlier run again. */
import { lawSuite } from './laws/suite.ts';

const seed = Number(process.env['LAWS_SEED'] ?? Math.trunc(Math.random() * 2 ** 31));

lawSuite(2_000, { seed, thrift: 5, tamperings: 2 });
