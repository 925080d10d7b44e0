import fengari from 'fengari';

const { lua, lauxlib, to_luastring: bytesOf, to_jsstring: textOf } = fengari;

/** Compiles a chunk to byte code without running it. */
export function compile(chunk) {
  const state = lauxlib.luaL_newstate();
  if (lauxlib.luaL_loadstring(state, bytesOf(chunk)) === lua.LUA_OK) return;
  throw new Error(textOf(lua.lua_tostring(state, -1)));
}
