import type { SourceText } from '../../../core/source-text.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import type { Name } from './antlr-cursor.ts';
import type { Element } from './element.ts';
import type { LexerCommands } from './lexer-commands.ts';

/** One `.g4` file as written: names unresolved, other files not looked at. */
export interface GrammarFile {
  readonly kind: 'combined' | 'lexer' | 'parser';
  readonly name: string;
  readonly source: SourceText;
  readonly imports: readonly Name[];
  readonly vocabulary: Name | undefined;
  readonly caseInsensitive: boolean;
  readonly tokens: readonly DeclaredName[];
  readonly channels: readonly DeclaredName[];
  readonly syntaxRules: readonly SyntaxRule[];
  readonly lexicalRules: readonly LexicalRule[];
  readonly warnings: readonly Diagnostic[];
}

/** Rules of imported files keep their own source: positions are offsets into it. */
export interface DeclaredName extends Name {
  readonly source: SourceText;
}

/** A parser rule: its name begins with a small letter. */
export interface SyntaxRule {
  readonly name: string;
  readonly body: Element;
  readonly source: SourceText;
  readonly offset: number;
}

/** A lexer rule: its name begins with a capital letter. */
export interface LexicalRule {
  readonly name: string;
  readonly isFragment: boolean;
  readonly mode: string;
  readonly caseInsensitive: boolean;
  /** Whether code decides if the rule applies. */
  readonly hasPredicate: boolean;
  /** The outermost alternatives: each has commands of its own. */
  readonly branches: readonly Branch[];
  readonly source: SourceText;
  readonly offset: number;
}

export interface Branch {
  readonly body: Element;
  readonly commands: LexerCommands;
}
