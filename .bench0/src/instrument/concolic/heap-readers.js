import { operators } from '../../core/operators.js';
/**
 * Names of built-in functions and methods that read the contents of objects, or call back with them. A call by such a
 * name is passed to the runtime once any object holds a shadow, even if no argument has a shadow itself.
 */
const names = new Set(('at concat copyWithin entries every fill filter find findIndex findLast findLastIndex flat flatMap forEach includes indexOf join ' +
    'keys lastIndexOf map pop push reduce reduceRight reverse shift slice some sort splice toReversed toSorted toSpliced toString unshift values with ' +
    'subarray set get has add delete next return throw call apply bind construct from of fromEntries assign create freeze groupBy stringify raw ' +
    'all allSettled race any resolve then catch finally getInt8 getUint8 getInt16 getUint16 getInt32 getUint32 getFloat32 getFloat64 getBigInt64 getBigUint64 ' +
    'setInt8 setUint8 setInt16 setUint16 setInt32 setUint32 setFloat32 setFloat64 setBigInt64 setBigUint64 decode encodeInto write compare equals copy alloc ' +
    'utf8Slice latin1Slice asciiSlice hexSlice base64Slice base64urlSlice ucs2Slice utf8Write latin1Write asciiWrite hexWrite base64Write base64urlWrite ucs2Write copyBytesFrom defineProperty inspect toLocaleString toJSON swap16 swap32 swap64 structuredClone deepEqual notDeepEqual deepStrictEqual notDeepStrictEqual isDeepStrictEqual fromCharCode fromCodePoint hasOwn hasOwnProperty getOwnPropertyNames ownKeys getOwnPropertyDescriptor getOwnPropertyDescriptors defineProperties setPrototypeOf ' +
    'Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError Map Set WeakMap Array String Number Boolean Uint8Array Int8Array Uint8ClampedArray Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array DataView Buffer max min Proxy URLSearchParams load').split(' '));
/** Like `names`: functions of Node and the web platform that read the contents of their arguments. */
const hostNames = new Set(('deepEqual notDeepEqual deepStrictEqual notDeepStrictEqual partialDeepStrictEqual isDeepStrictEqual format formatWithOptions formatToParts ' +
    'transcode isUtf8 isAscii byteLength Blob File update hash createHmac createSecretKey timingSafeEqual sign verify final setAAD setAuthTag pbkdf2 pbkdf2Sync scrypt scryptSync hkdf hkdfSync ' +
    'serialize deserialize writeValue runInNewContext runInContext runInThisContext createContext crc32 deflate deflateSync gzip gzipSync deflateRaw deflateRawSync unzip unzipSync ' +
    'inflate inflateSync gunzip gunzipSync inflateRaw inflateRawSync brotliCompress brotliCompressSync brotliDecompress brotliDecompressSync parseArgs urlToHttpOptions ' +
    'captureStackTrace compileFunction URL Headers Request Response postMessage instantiate Module store sub exchange compareExchange transfer toArray BigInt64Array BigUint64Array SharedArrayBuffer').split(' '));
/** Functions that convert their arguments, which may be arrays, to text or to a number. */
const coercing = new Set([
    ...operators.flatMap(({ name, builtIn, arity }) => {
        const converts = builtIn === 'globalThis' || (builtIn === 'String.prototype' && arity > 1);
        return converts ? [name] : [];
    }),
    ...('test exec split search match matchAll Symbol BigInt RegExp Date parse ' +
        'abs floor ceil round trunc sign sqrt pow').split(' '),
]);
export function coerces(name) {
    return coercing.has(name);
}
/** Functions that call back: the result of a callback may be symbolic even if none of its arguments is. */
const callingBack = new Set(('every filter find findIndex findLast findLastIndex flatMap forEach map reduce reduceRight some sort toSorted ' +
    'Uint8Array Int8Array Uint8ClampedArray Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array BigInt64Array BigUint64Array ' +
    'from fromEntries replace replaceAll groupBy call apply then catch finally all allSettled any race next return throw Map Set WeakMap Proxy').split(' '));
export function callsBack(name) {
    return callingBack.has(name);
}
/** Methods that read or write numbers in Buffers: `readUInt16LE`, `writeDoubleBE`. */
const bufferNumber = /^(?:read|write)(?:U?[Ii]nt(?:8|16|32|LE|BE)|Big(?:U?[Ii]nt)64|Float|Double)(?:LE|BE)?$/u;
export function readsHeap(name) {
    return names.has(name) || hostNames.has(name) || bufferNumber.test(name);
}
