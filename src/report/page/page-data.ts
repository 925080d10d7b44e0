import type { ReportedFinding } from '../../finding/reported-finding.ts';
import type { ReportData, FileReport, InputReport } from '../data/report-data.ts';

/** An input as the page shows it: text with a limit on its length. */
export interface ShownInput {
  /** The text, the bytes in hexadecimal, or the arguments as JSON. */
  readonly text: string;
  /** True for a text: then its characters are those of the input. */
  readonly isText: boolean;
  /** Characters of the whole text; greater than that of `text` if it is cut. */
  readonly length: number;
}

/** What the page embeds: a report without what it does not show, and with long texts cut. */
export interface PageData extends Omit<ReportData, 'files' | 'findings' | 'inputs'> {
  readonly files: readonly PageFile[];
  readonly findings: readonly PageFinding[];
  readonly inputs: readonly PageInput[];
  /** Number of inputs that are left out. */
  readonly inputsLeftOut: number;
}

export interface PageFile extends FileReport {
  /** Start, length and class of highlighted parts, one after the other; classes are indices of `highlightClasses`. */
  readonly highlights: readonly number[];
}

export type PageFinding = Omit<ReportedFinding, 'input' | 'minimized' | 'firstRun'> & {
  readonly input: ShownInput;
  readonly minimized: ShownInput;
  readonly firstRun: Pick<ReportedFinding['firstRun'], 'run' | 'origin'>;
};

export type PageInput = Omit<InputReport, 'input'> & { readonly input: ShownInput };

export const highlightClasses = ['comment', 'string', 'number', 'keyword', 'regexp', 'type'] as const;
