/**
 * The grammar half of Coppice, `coppice/grammar`: read grammars in many notations, parse with them, produce and enumerate
 * their words, count and cover k-paths, change and minimize derivation trees.
 *
 * @packageDocumentation
 */
export { loadGrammar } from './api/load-grammar.js';
export { loadGrammarSync, readGrammarDraft } from './grammar/load-grammar.js';
export { shippedGrammars } from './grammar/shipped-grammars.js';
export { buildGrammar, draftErrors } from './grammar/build-grammar.js';
export { checkGrammar } from './grammar/check.js';
export { alt, charClass, literal, optional, ref, repeat, seq } from './grammar/expression.js';
export { Grammar } from './grammar/grammar.js';
export { CharSet } from './grammar/characters/char-set.js';
export { grammarGraph } from './grammar/analysis/graph.js';
export { KPathIndex } from './grammar/k-paths.js';
export { splitClasses } from './grammar/characters/split-classes.js';
export { printAntlr } from './grammar/printing/antlr/print-antlr.js';
export { printEbnf } from './grammar/printing/print-ebnf.js';
export { printJson } from './grammar/printing/print-json.js';
export { walkDerivation, yieldOf } from './derivation/derivation.js';
export { Parser } from './derivation/parse/parser.js';
export { Printer } from './derivation/print/printer.js';
export { resolveTokens } from './derivation/print/resolve-tokens.js';
export { countChoices, } from './derivation/production/choices/choice-counts.js';
export { cooldownProducer } from './derivation/production/cooldown-producer.js';
export { invertedProducer } from './derivation/production/inverted-producer.js';
export { KPathProducer } from './derivation/production/k-path.js';
export { learnedProducer } from './derivation/production/learned-producer.js';
export { PurdomProducer } from './derivation/production/purdom-producer.js';
export { randomProducer } from './derivation/production/random-producer.js';
export { UniformProducer } from './derivation/production/uniform-producer.js';
export { filterProducer } from './derivation/production/filter-producer.js';
export { exhaustiveProducer } from './derivation/enumeration/exhaustive-producer.js';
export { compileProducer } from './derivation/compiled/compile-producer.js';
export { compileTextProducer } from './derivation/compiled/compile-text-producer.js';
export { enumerateDerivations } from './derivation/enumeration/enumerate-derivations.js';
export { enumerateWords } from './derivation/enumeration/enumerate-words.js';
export { DerivationCounts } from './derivation/counting/derivation-counts.js';
export { WordCounts } from './derivation/counting/word-counts.js';
export { findAmbiguity } from './derivation/ambiguity/find-ambiguity.js';
export { completeCoverage } from './derivation/coverage/complete-coverage.js';
export { KPathRecorder } from './derivation/coverage/k-path-recorder.js';
export { TextCoverer, } from './derivation/coverage/text-coverer.js';
export { TreeMutator } from './derivation/mutation/tree-mutator.js';
export { runShrinker } from './derivation/shrinking/shrink.js';
export { shrinkText } from './derivation/shrinking/shrink-text.js';
export { shrinkTree } from './derivation/shrinking/shrink-tree.js';
export { CoppiceError } from './core/coppice-error.js';
export { Random } from './core/random.js';
export { SourceText } from './core/text/source-text.js';
export { WorkBudget } from './core/work-budget.js';
