/**
 * The grammar half of Coppice, `coppice/grammar`: read grammars in many notations, parse with them, produce and enumerate
 * their words, count and cover k-paths, change and minimize derivation trees.
 *
 * @packageDocumentation
 */

export { loadGrammar } from './api/load-grammar.ts';
export { loadGrammarSync, readGrammarDraft } from './grammar/load-grammar.ts';
export { type ShippedGrammar, shippedGrammars } from './grammar/shipped-grammars.ts';
export { buildGrammar, draftErrors } from './grammar/build-grammar.ts';
export { checkGrammar } from './grammar/check.ts';
export type { Diagnostic } from './grammar/diagnostic.ts';
export type { DraftLexerRule, DraftRule, GrammarDraft } from './grammar/grammar-draft.ts';
export { alt, charClass, type Expression, literal, optional, ref, repeat, seq } from './grammar/expression.ts';
export { Grammar, type Rule, type RuleKind } from './grammar/grammar.ts';
export type { LexerRule, ModeAction } from './grammar/lexer-rule.ts';
export type {
  AltNode,
  CharClassNode,
  LiteralNode,
  GrammarNode,
  RefNode,
  RepeatNode,
  SeqNode,
  SymbolicNode,
} from './grammar/node.ts';
export { CharSet } from './grammar/characters/char-set.ts';
export { type GrammarGraph, grammarGraph } from './grammar/analysis/graph.ts';
export { KPathIndex, type PathRank } from './grammar/k-paths.ts';
export type { PathGraph } from './grammar/k-paths/path-graph.ts';
export { splitClasses } from './grammar/characters/split-classes.ts';
export { printAntlr } from './grammar/printing/antlr/print-antlr.ts';
export { printEbnf } from './grammar/printing/print-ebnf.ts';
export { printJson } from './grammar/printing/print-json.ts';
export type { PrintedGrammar } from './grammar/printing/printed-grammar.ts';

export { type Derivation, walkDerivation, yieldOf } from './derivation/derivation.ts';
export { Parser, type ParseOptions } from './derivation/parse/parser.ts';
export type { Lexing, Parsed, ParseFailure, ParseGivenUp, ParseResult } from './derivation/parse/parse-result.ts';
export { type Printed, Printer, type TreePrinter } from './derivation/print/printer.ts';
export type { TreeToken } from './derivation/print/tree-tokens.ts';
export { type ResolvedTree, resolveTokens } from './derivation/print/resolve-tokens.ts';

export type { Producer } from './derivation/production/producer.ts';
export type { ProductionLimits } from './derivation/production/production-limits.ts';
export {
  type ChoiceCounts,
  countChoices,
  type IterationCounts,
} from './derivation/production/choices/choice-counts.ts';
export { cooldownProducer } from './derivation/production/cooldown-producer.ts';
export { invertedProducer } from './derivation/production/inverted-producer.ts';
export { KPathProducer } from './derivation/production/k-path.ts';
export type { KPathOptions } from './derivation/production/k-path/k-path-options.ts';
export type { UncoveredKPath, UncoveredReason } from './derivation/production/k-path/uncovered-k-path.ts';
export { learnedProducer } from './derivation/production/learned-producer.ts';
export { PurdomProducer } from './derivation/production/purdom-producer.ts';
export { randomProducer } from './derivation/production/random-producer.ts';
export { UniformProducer, type UniformSize } from './derivation/production/uniform-producer.ts';
export { filterProducer } from './derivation/production/filter-producer.ts';
export { exhaustiveProducer } from './derivation/enumeration/exhaustive-producer.ts';
export { type CompiledProducer, compileProducer } from './derivation/compiled/compile-producer.ts';
export { compileTextProducer } from './derivation/compiled/compile-text-producer.ts';

export { enumerateDerivations, type EnumerationBounds } from './derivation/enumeration/enumerate-derivations.ts';
export { enumerateWords } from './derivation/enumeration/enumerate-words.ts';
export type { DerivationCount } from './derivation/counting/count-table.ts';
export { DerivationCounts } from './derivation/counting/derivation-counts.ts';
export type { Measure } from './derivation/counting/measure.ts';
export { WordCounts } from './derivation/counting/word-counts.ts';
export { type AmbiguitySearch, type AmbiguousWord, findAmbiguity } from './derivation/ambiguity/find-ambiguity.ts';

export { completeCoverage } from './derivation/coverage/complete-coverage.ts';
export type { KPathCoverage } from './derivation/coverage/k-path-coverage.ts';
export { KPathRecorder } from './derivation/coverage/k-path-recorder.ts';
export {
  type CoveredText,
  type CoverOptions,
  type TextCoverage,
  TextCoverer,
} from './derivation/coverage/text-coverer.ts';

export { TreeMutator } from './derivation/mutation/tree-mutator.ts';
export { type Shrinker, runShrinker } from './derivation/shrinking/shrink.ts';
export { shrinkText } from './derivation/shrinking/shrink-text.ts';
export { shrinkTree } from './derivation/shrinking/shrink-tree.ts';

export { CoppiceError, type CoppiceErrorDetails } from './core/coppice-error.ts';
export { Random } from './core/random.ts';
export { type SourceLocation, SourceText } from './core/text/source-text.ts';
export { WorkBudget } from './core/work-budget.ts';
