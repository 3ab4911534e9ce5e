/** An import of `node:http` would also load what that module itself loads only when it is used. */
export const { createServer: createHttpServer } = process.getBuiltinModule('node:http')
