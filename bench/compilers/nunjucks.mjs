import nunjucks from 'nunjucks';

const env = new nunjucks.Environment([]);

/** The template as JavaScript. */
export const compile = (template) => nunjucks.precompileString(template, { name: 'template', env });
