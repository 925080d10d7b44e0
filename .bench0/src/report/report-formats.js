/**
 * The formats of the report of a campaign, each made of `ReportData`. This is the only place where a format is
 * declared.
 */
export const reportFormats = declared({
    html: {
        summary: 'one page with everything, to be opened offline',
        load: async () => (await import('./page/html-report.js')).htmlReport,
    },
    json: {
        summary: 'everything as data; schemas/report.schema.json describes it',
        load: async () => (await import('./json-report.js')).jsonReport,
    },
    junit: {
        summary: 'findings as failed tests, for continuous integration',
        load: async () => (await import('./junit-report.js')).junitReport,
    },
    sarif: {
        summary: 'findings for code scanning: SARIF 2.1.0',
        load: async () => (await import('./sarif-report.js')).sarifReport,
    },
    lcov: {
        summary: 'coverage, for editors',
        load: async () => (await import('./lcov-report.js')).lcovReport,
    },
    cobertura: {
        summary: 'coverage, for continuous integration',
        load: async () => (await import('./cobertura-report.js')).coberturaReport,
    },
    markdown: {
        summary: 'a summary, for the comment of a pull request',
        load: async () => (await import('./markdown-report.js')).markdownReport,
    },
    github: {
        summary: 'annotations for a workflow on GitHub, and its summary',
        load: async () => (await import('./github-report.js')).githubReport,
    },
});
export const reportFormatNames = Object.keys(reportFormats);
/** Keeps the names, and widens the declarations to their common type. */
function declared(table) {
    return table;
}
