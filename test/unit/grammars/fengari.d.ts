/** What is used of fengari, which has the functions of Lua's C interface and no types of its own. */
declare module 'fengari' {
  interface State {
    readonly brand: 'lua_State';
  }

  export function to_luastring(text: string): Uint8Array;

  export const lauxlib: {
    readonly luaL_newstate: () => State;
    readonly luaL_loadbuffer: (state: State, code: Uint8Array, size: number, name: Uint8Array) => number;
  };

  export const lua: {
    readonly LUA_OK: number;
    readonly lua_tojsstring: (state: State, index: number) => string;
  };
}
