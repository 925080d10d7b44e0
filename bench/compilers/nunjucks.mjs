import nunjucks from 'nunjucks';

const env = new nunjucks.Environment([]);

/** Compiles the template to JavaScript. */
export const compile = (template) => nunjucks.precompileString(template, { name: 'template', env });
