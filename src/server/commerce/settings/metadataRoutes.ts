import type { FastifyPluginAsync } from 'fastify'
import { pickTranslation, languageCodes, type Language } from '#domain/locale.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { type Catalogue } from '#resource/resource.ts'
import { labelOf } from '#resource/labels.ts'
import type { Property } from '#resource/declaration.ts'

const labelsSchema = { type: 'object', additionalProperties: { type: 'string' } }

/** Labels of fields and their values, for clients that do not know the resource declarations. */
export const metadataRoutes: FastifyPluginAsync<{ catalogue: Catalogue }> = async (
  app,
  { catalogue },
) => {
  const metadataByLanguage = new Map(
    languageCodes.map((each) => [each, { data: metadataOf(catalogue, each) }]),
  )
  app.get(
    '/metadata',
    describeRoute({ access: 'anyone', cacheDependency: 'catalogue' }, 'shop', {
      operationId: 'readMetadata',
      summary: 'Get the labels of fields and of their values',
      response: {
        200: {
          type: 'object',
          properties: {
            data: {
              type: 'object',
              properties: {
                enums: { type: 'object', additionalProperties: labelsSchema },
                labels: labelsSchema,
              },
            },
          },
        },
      },
    }),
    async (request) => metadataByLanguage.get(request.language),
  )
}

function metadataOf(catalogue: Catalogue, language: Language) {
  const enums: Record<string, Record<string, string>> = {}
  const names: Record<string, string> = {}
  const collectLabels = (path: string, name: string, property: Property): void => {
    names[path] = labelOf(name, property)[language]
    const values = property.enum ?? property.items?.enum
    const texts = property['x-enum-labels'] ?? property.items?.['x-enum-labels']
    if (values) {
      enums[path] = Object.fromEntries(
        values.map((value) => [value, pickTranslation(texts?.[value] ?? {}, language) ?? value]),
      )
    }
    for (const [inner, each] of Object.entries(property.items?.properties ?? {})) {
      collectLabels(`${path}.${inner}`, inner, each)
    }
  }
  for (const resource of catalogue.values()) {
    if (!resource.public) continue
    for (const { name, property } of resource.fields)
      collectLabels(`${resource.name}.${name}`, name, property)
  }
  return { enums, labels: names }
}
