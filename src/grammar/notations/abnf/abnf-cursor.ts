import { Cursor } from '../cursor.ts';

/** A cursor that knows ABNF's blanks, and where the rule being read ends. */
export class AbnfCursor extends Cursor {
  /** Of the name of the rule being read; lines that go on with it stand further right. */
  ruleColumn = 1;
  private firstOfLine = 0;

  /** Steps over white space, line breaks and comments. */
  skipBlanks(): void {
    for (let blank = this.matchBlank(); blank !== undefined; blank = this.matchBlank()) {
      if (/[\r\n]/.test(blank)) this.firstOfLine = this.offset;
    }
  }

  /** Whether `name =` stands here. */
  get atRuleStart(): boolean {
    const start = this.offset;
    if (this.match(/[A-Za-z][\w-]*/y) === undefined) return false;
    while (this.matchBlank() !== undefined);
    const found = this.peek() === '=';
    this.offset = start;
    return found;
  }

  /** Whether a line starts here that is not indented enough to belong to the rule being read. */
  get atOutdentedLine(): boolean {
    return this.offset === this.firstOfLine && this.source.positionAt(this.offset).column <= this.ruleColumn;
  }

  private matchBlank(): string | undefined {
    return this.match(/\s+|;[^\r\n]*/y);
  }
}
