import fengari from 'fengari';

const { lua, lauxlib, lualib, to_luastring: bytesOf, to_jsstring: textOf } = fengari;

const libraries = [
  ['_G', lualib.luaopen_base],
  ['string', lualib.luaopen_string],
  ['table', lualib.luaopen_table],
  ['math', lualib.luaopen_math],
];
const mostSteps = 10_000;

/** Compiles and runs a chunk, with a limit of steps. */
export function run(chunk) {
  const state = lauxlib.luaL_newstate();
  for (const [name, open] of libraries) {
    lauxlib.luaL_requiref(state, bytesOf(name), open, 1);
    lua.lua_pop(state, 1);
  }
  lua.lua_sethook(state, () => lauxlib.luaL_error(state, bytesOf('too many steps')), lua.LUA_MASKCOUNT, mostSteps);
  if (lauxlib.luaL_loadstring(state, bytesOf(chunk)) !== lua.LUA_OK || lua.lua_pcall(state, 0, 0, 0) !== lua.LUA_OK) {
    throw new Error(textOf(lua.lua_tostring(state, -1)));
  }
}
