import { lauxlib, lua, to_luastring } from 'fengari';
import { describeShippedGrammar } from './describe-shipped-grammar.ts';

describeShippedGrammar('lua', (word) => {
  const state = lauxlib.luaL_newstate();
  const code = to_luastring(word);
  const status = lauxlib.luaL_loadbuffer(state, code, code.length, to_luastring('=word'));
  if (status !== lua.LUA_OK) throw new Error(lua.lua_tojsstring(state, -1));
});
