import { createRequire } from 'node:module';
import { describeShippedGrammar } from './describe-shipped-grammar.ts';

/** What is used of fengari, which has the functions of Lua's C interface and no types. */
interface Fengari {
  readonly to_luastring: (text: string) => Uint8Array;
  readonly lauxlib: {
    readonly luaL_newstate: () => object;
    readonly luaL_loadbuffer: (state: object, code: Uint8Array, size: number, name: Uint8Array) => number;
  };
  readonly lua: { readonly LUA_OK: number; readonly lua_tojsstring: (state: object, index: number) => string };
}

const { lua, lauxlib, to_luastring } = createRequire(import.meta.url)('fengari') as Fengari;

describeShippedGrammar('lua', (word) => {
  const state = lauxlib.luaL_newstate();
  const code = to_luastring(word);
  const status = lauxlib.luaL_loadbuffer(state, code, code.length, to_luastring('=word'));
  if (status !== lua.LUA_OK) throw new Error(lua.lua_tojsstring(state, -1));
});
