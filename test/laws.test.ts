/** The quick form of the laws: the same games every time, so that a red test stays red. */
import { lawSuite } from './laws/suite.ts';

lawSuite(16, { seed: 20240229, thrift: 8, tamperings: 1 });
