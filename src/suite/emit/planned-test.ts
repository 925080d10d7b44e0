import type { SuiteTest } from '../selection/collect-tests.ts';

/** A test with its title. */
export interface PlannedTest {
  readonly title: string;
  readonly test: SuiteTest;
  /** The target does not have the expected result yet: the test passes while its assertions fail. */
  readonly isExpectedToFail?: boolean;
}
