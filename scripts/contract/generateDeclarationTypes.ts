import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { declarationSchema } from '#resource/grammar/declarationSchema.ts'

/** Returns the types of declarations, made from the JSON Schema that checks them. */
export async function generateDeclarationTypes(): Promise<Readonly<Record<string, string>>> {
  const document = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Declarations', version: '1' },
    components: { schemas: declarationSchema.$defs },
  })
  const types = await openapiTS(document.replaceAll('#/$defs/', '#/components/schemas/'), {
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    // Which switches there are is the brands' matter; nothing of declarations names one.
    inject: `import type { Features } from '#domain/brand.ts'\n`,
    transform: (_, { path }) =>
      path === '#/components/schemas/Feature'
        ? ts.factory.createTypeReferenceNode('keyof Features')
        : undefined,
  })
  return { 'src/resource/declaration.generated.ts': astToString(types) }
}
