import type { Reporter } from './reporter.ts';

interface ReportFormatDeclaration {
  /** What it is for, in a few words. */
  readonly summary: string;
  /** Imports the code of the format, when a report is written in it. */
  readonly load: () => Promise<Reporter>;
}

/**
 * The formats of the report of a campaign, each made of `ReportData`. This is the only place where a format is
 * declared.
 */
export const reportFormats = declared({
  html: {
    summary: 'one page with everything, to be opened offline',
    load: async () => (await import('./page/html-report.ts')).htmlReport,
  },
  text: {
    summary: 'the findings, and every branch that no run took, with the reason',
    load: async () => (await import('./text-report.ts')).textReport,
  },
  json: {
    summary: 'everything as data; schemas/report.schema.json describes it',
    load: async () => (await import('./json-report.ts')).jsonReport,
  },
  junit: {
    summary: 'findings as failed tests, for continuous integration',
    load: async () => (await import('./junit-report.ts')).junitReport,
  },
  sarif: {
    summary: 'findings for code scanning: SARIF 2.1.0',
    load: async () => (await import('./sarif-report.ts')).sarifReport,
  },
  lcov: {
    summary: 'coverage, for editors',
    load: async () => (await import('./lcov-report.ts')).lcovReport,
  },
  cobertura: {
    summary: 'coverage, for continuous integration',
    load: async () => (await import('./cobertura-report.ts')).coberturaReport,
  },
  markdown: {
    summary: 'a summary, for the comment of a pull request',
    load: async () => (await import('./markdown-report.ts')).markdownReport,
  },
  github: {
    summary: 'annotations for a workflow on GitHub, and its summary',
    load: async () => (await import('./github-report.ts')).githubReport,
  },
});

export type ReportFormat = keyof typeof reportFormats;

export const reportFormatNames = Object.keys(reportFormats) as ReportFormat[];

/** Keeps the names, and widens the declarations to their common type. */
function declared<Name extends string>(
  table: Readonly<Record<Name, ReportFormatDeclaration>>,
): Readonly<Record<Name, ReportFormatDeclaration>> {
  return table;
}
