/** The quick form of the laws: the same games every time, so that a red test stays red. */
import { lawSuite } from './laws/suite.ts';

lawSuite(24, { seed: 20240229, thrift: 4, tamperings: 1 });
