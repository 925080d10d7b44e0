var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
/** Upper limit of queries per context: a context keeps its data, so a new one now and then bounds the memory. */
const queriesPerContext = 400;
/** Memory limit, far above what successful queries use. */
const memoryMegabytes = 400;
/** Divisor of the resources for queries about whole texts, where a resource unit takes longer. */
const textShare = 3;
/**
 * Z3 in WebAssembly, called synchronously: its asynchronous interface costs milliseconds more per check. A trap of the
 * instance is thrown; the instance is unusable afterwards, and its memory is only freed when the process ends.
 */
export class Z3Engine {
    #module;
    #resources;
    #context = 0;
    #parser = 0;
    #asked = 0;
    constructor(module, resources) {
        this.#module = module;
        this.#resources = resources;
    }
    /** `packageUrl`: the location of the package `z3-solver`. `resources`: Z3's deterministic work limit per query. */
    static async start(packageUrl, resources) {
        const { init } = (await import(__rewriteRelativeImportExtension(packageUrl)));
        // Messages of the build about threads and exit are dropped; the reply contains the relevant ones.
        const { em } = await init({ print: ignore, printErr: ignore });
        const module = em;
        module.ccall('Z3_global_param_set', 'number', ['string', 'string'], ['memory_max_size', String(memoryMegabytes)]);
        return new Z3Engine(module, resources);
    }
    check({ text, theory }) {
        const z3 = this.#module;
        const context = this.#contextOf(z3);
        const assertions = this.#parsed(z3, context, text);
        const error = z3._Z3_get_error_code(context);
        if (error !== 0) {
            const message = z3.ccall('Z3_get_error_msg', 'string', ['number', 'number'], [context, error]);
            // The parser would add the part of the script that it has read to the next script.
            this.#dropParser(z3, context);
            return { kind: 'unknown', reason: `Z3: ${String(message).trim()}` };
        }
        z3._Z3_ast_vector_inc_ref(context, assertions);
        // The simple solver starts fastest, but the tactics of a logic solve more queries on bits.
        const logic = theory === 'bits' ? 'QF_BV' : 'QF_BVFP';
        const solver = theory === 'integers' || theory === 'texts'
            ? z3._Z3_mk_simple_solver(context)
            : z3._Z3_mk_solver_for_logic(context, this.#symbol(z3, context, logic));
        z3._Z3_solver_inc_ref(context, solver);
        this.#limit(z3, context, solver, theory === 'texts' ? Math.ceil(this.#resources / textShare) : this.#resources);
        const count = z3._Z3_ast_vector_size(context, assertions);
        for (let i = 0; i < count; i++) {
            z3._Z3_solver_assert(context, solver, z3._Z3_ast_vector_get(context, assertions, i));
        }
        const reply = this.#reply(z3, context, solver);
        z3._Z3_solver_dec_ref(context, solver);
        z3._Z3_ast_vector_dec_ref(context, assertions);
        return reply;
    }
    /**
     * Parses each script in a scope of its own, in one parser: creating a parser costs more than parsing a small script.
     */
    #parsed(z3, context, text) {
        const isFirst = this.#parser === 0;
        if (isFirst) {
            this.#parser = z3._Z3_mk_parser_context(context);
            z3._Z3_parser_context_inc_ref(context, this.#parser);
        }
        const script = `${isFirst ? '' : '(pop 1)'}(push 1)${text}`;
        const kinds = ['number', 'number', 'string'];
        return z3.ccall('Z3_parser_context_from_string', 'number', kinds, [context, this.#parser, script]);
    }
    #dropParser(z3, context) {
        if (this.#parser !== 0)
            z3._Z3_parser_context_dec_ref(context, this.#parser);
        this.#parser = 0;
    }
    #reply(z3, context, solver) {
        const result = z3._Z3_solver_check(context, solver);
        if (result < 0)
            return { kind: 'unsat' };
        if (result === 0) {
            const reason = z3.ccall('Z3_solver_get_reason_unknown', 'string', ['number', 'number'], [context, solver]);
            return { kind: 'unknown', reason: `Z3: ${String(reason)}` };
        }
        const model = z3._Z3_solver_get_model(context, solver);
        z3._Z3_model_inc_ref(context, model);
        const text = z3.ccall('Z3_model_to_string', 'string', ['number', 'number'], [context, model]);
        z3._Z3_model_dec_ref(context, model);
        return { kind: 'sat', model: String(text) };
    }
    #limit(z3, context, solver, resources) {
        const parameters = z3._Z3_mk_params(context);
        z3._Z3_params_inc_ref(context, parameters);
        z3._Z3_params_set_uint(context, parameters, this.#symbol(z3, context, 'rlimit'), resources);
        z3._Z3_solver_set_params(context, solver, parameters);
        z3._Z3_params_dec_ref(context, parameters);
    }
    #symbol(z3, context, name) {
        return z3.ccall('Z3_mk_string_symbol', 'number', ['number', 'string'], [context, name]);
    }
    #contextOf(z3) {
        if (this.#context !== 0 && this.#asked++ < queriesPerContext)
            return this.#context;
        if (this.#context !== 0) {
            this.#dropParser(z3, this.#context);
            z3._Z3_del_context(this.#context);
        }
        const config = z3._Z3_mk_config();
        this.#context = z3._Z3_mk_context(config);
        z3._set_noop_error_handler(this.#context);
        z3._Z3_del_config(config);
        this.#asked = 0;
        return this.#context;
    }
}
function ignore() {
    // The output is not meant for the user.
}
