/** Of Node. An import of its module would load all that the module loads when it is used, too. */
export const { createServer: createHttpServer } = process.getBuiltinModule('node:http')
