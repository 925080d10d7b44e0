/**
 * Coppice as a library: explore a function, write a regression suite, load a grammar. What is exported here and by
 * `coppice/grammar` is kept stable; everything else may change.
 *
 * @packageDocumentation
 */

export { explore } from './api/explore.ts';
export type { ExploreOptions } from './api/explore-options.ts';
export { loadGrammar } from './api/load-grammar.ts';
export { suite, type SuiteOptions } from './api/suite.ts';

export { CoppiceError, type CoppiceErrorDetails } from './core/coppice-error.ts';
export type { SourceLocation } from './core/text/source-text.ts';

export { type Config, defineConfig, type PropertyCheck, type UserFunction } from './config/define-config.ts';
export type { BuiltDomain, Domain, HoleLanguage, TemplateDomain, TemplatePart } from './constraint/domains/domain.ts';
export type { PlainDomainName } from './constraint/domains/read-domain.ts';
export type { BuiltType } from './core/built-object.ts';
export {
  assume,
  type DomainValue,
  type PlainDomainValues,
  symbolic,
  type WrittenDomain,
} from './execution/rewriting/harness-functions.ts';
export type { Isolation } from './execution/process/isolation.ts';
export type { StrategyName } from './search/declared-strategies.ts';
export type { SuiteSettings } from './config/suite-settings.ts';
export type { RunnerName } from './suite/emit/runner.ts';

export type { CampaignPhase, CampaignProgress } from './campaign/campaign-progress.ts';
export type { CoverageTally, CoverageCount } from './execution/outcome/coverage-tally.ts';
export type { CampaignResult, EngineFigures, LearnedTokenFigures, SolverFigures } from './report/campaign-result.ts';
export type { CutShort, FirstRun, ReportedFinding } from './finding/reported-finding.ts';
export type { BaselineEntry } from './finding/baseline/baseline-file.ts';
export type { BaselineResult, FindingStatus } from './finding/baseline/compare-baseline.ts';
export type { InvariantName } from './execution/invariant-names.ts';
export type { SilentFaultName } from './instrument/checks/silent-faults.ts';
export type { SpecificationResult } from './campaign/summarize/specify.ts';
export type { RowDecision } from './spec/spec-row.ts';
export type { CodeFrame } from './finding/code-frame.ts';
export type { FindingStep, InputRange } from './finding/finding-step.ts';
export type { SymbolicValue } from './finding/symbolic-values.ts';
export type { StackCall } from './finding/user-stack.ts';
export type { EncodedInput } from './execution/input/encoded-input.ts';
export type { UpdateCounts } from './suite/update/merge-tests.ts';
export type { Reporter } from './report/reporter.ts';
export type {
  Advice,
  ArmReport,
  ArmState,
  BranchReport,
  CoveredSite,
  DecisionReport,
  FileReport,
  InputReport,
  ReportData,
  ReportedCampaign,
  SolverReport,
  TimelinePoint,
} from './report/data/report-data.ts';
export type {
  DerivationReport,
  DiagramNode,
  GrammarRuleReport,
  ReportedGrammar,
} from './report/data/reported-grammar.ts';
export type { BranchKind } from './instrument/sites/sites.ts';
export type { SpecifiedCounts, SuiteResult } from './suite/suite-result.ts';
export type { DifferenceClass, SideResult } from './execution/comparison.ts';
export type { InputEncoding } from './execution/input/encoded-input.ts';
export type { DescribedInput, LeftOutInput } from './execution/input/input-description.ts';
export type { ParameterSource } from './instrument/signatures/parameter-source.ts';
export type { FailureKind, OutcomeKind } from './execution/outcome/outcome.ts';
export type { FindingKind } from './oracle/finding-kinds.ts';
export type { SlowInputFamily } from './oracle/slow-input-family.ts';
export type { Json } from './core/tagged-value.ts';
export type { Grammar } from './grammar/grammar.ts';
