import fengari from 'fengari';

const { lua, lauxlib, to_luastring: bytesOf, to_jsstring: textOf } = fengari;

/** Turns a chunk into byte code, and does not run it. */
export function compile(chunk) {
  const state = lauxlib.luaL_newstate();
  if (lauxlib.luaL_loadstring(state, bytesOf(chunk)) === lua.LUA_OK) return;
  throw new Error(textOf(lua.lua_tostring(state, -1)));
}
