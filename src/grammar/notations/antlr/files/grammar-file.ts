import type { SourceText } from '../../../../core/text/source-text.ts';
import type { Diagnostic } from '../../../diagnostic.ts';
import type { Name } from '../antlr-cursor.ts';
import type { Element } from '../element.ts';
import type { LexerCommands } from '../lexer/lexer-commands.ts';

/** One `.g4` file as written: names are unresolved, and other files are not read. */
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

/** A declared name. Rules of imported files keep their own source, to which offsets refer. */
export interface DeclaredName extends Name {
  readonly source: SourceText;
}

/** A parser rule; its name starts with a lower-case letter. */
export interface SyntaxRule {
  readonly name: string;
  readonly body: Element;
  readonly source: SourceText;
  readonly offset: number;
}

/** A lexer rule; its name starts with a capital letter. */
export interface LexicalRule {
  readonly name: string;
  readonly isFragment: boolean;
  readonly mode: string;
  readonly caseInsensitive: boolean;
  /** True if code decides whether the rule applies. */
  readonly hasPredicate: boolean;
  /** The outermost alternatives, each with its own commands. */
  readonly branches: readonly Branch[];
  readonly source: SourceText;
  readonly offset: number;
}

export interface Branch {
  readonly body: Element;
  readonly commands: LexerCommands;
}
