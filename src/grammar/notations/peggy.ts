import path from 'node:path';
import type { SourceText } from '../../core/text/source-text.ts';
import type { GrammarDraft } from '../grammar-draft.ts';
import { FilterResolver } from './filters/filter-resolver.ts';
import type { Notation } from './notation.ts';
import { PeggyCursor } from './peggy/peggy-cursor.ts';
import { filterReports } from './peggy/filter-reports.ts';
import { readInitializers } from './peggy/read-initializers.ts';
import { readPeggyRule } from './peggy/read-rule.ts';

/**
 * The parsing expressions of peggy and PEG.js. They describe a parser instead of a language: ordered choice is read as
 * choice, and predicates are kept only where they exclude single characters.
 */
export const peggy: Notation = {
  name: 'peggy',
  extensions: ['.peggy', '.pegjs'],
  read: readPeggy,
};

function readPeggy(source: SourceText): GrammarDraft {
  const cursor = new PeggyCursor(source);
  readInitializers(cursor);
  const written = [];
  for (cursor.skipBlanks(); !cursor.atEnd; cursor.skipBlanks()) written.push(readPeggyRule(cursor));
  const bodies = new Map(written.map((rule) => [rule.name, rule.body]));
  const filters = new FilterResolver(bodies, filterReports(cursor));
  const rules = written.map(({ name, body, offset }) => {
    return { name, kind: 'syntax' as const, body: filters.resolve(body), source, offset };
  });
  return { name: path.parse(source.file).name, source, rules, start: undefined, warnings: cursor.warnings };
}
