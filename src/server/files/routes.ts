import type { FastifyPluginAsync } from 'fastify'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse } from '#domain/problem.ts'
import type { Catalogue } from '#resource/resource.ts'
import { fileSchema } from '#resource/kinds/file.ts'
import { staff } from '../accounts/access.ts'
import type { Files } from './files.ts'
import { uploaded } from './uploaded.ts'
import { renditionFormats, renditionWidths, type RenditionFormat } from './images.ts'

type Options = { readonly files: Files }
type UploadOptions = Options & { readonly catalogue: Catalogue }

/** Uploads, for staff. */
export const uploadRoutes: FastifyPluginAsync<UploadOptions> = async (app, options) => {
  const { files, catalogue } = options
  const pictures = [...catalogue.values()].find(({ arePictures }) => arePictures)
  const underWay = new Set<Promise<void>>()
  const inBackground = (work: Promise<void>): void => {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }
  app.addHook('onClose', async () => void (await Promise.all(underWay)))
  app.post(
    '/files',
    {
      config: { access: staff(pictures?.name ?? 'files', 'create') },
      schema: {
        operationId: 'uploadFile',
        summary: 'Upload a png or jpeg of at most 1 MB',
        tags: ['files'],
        consumes: ['multipart/form-data'],
        security: [{ bearer: [] }],
        response: { 201: { type: 'object', properties: { data: fileSchema } } },
      },
    },
    async (request, reply) => {
      const { name, bytes } = await uploaded(request)
      const stored = await files.accept(name, bytes)
      inBackground(files.warm(stored._id).catch((error: unknown) => request.log.error(error)))
      return reply.code(201).send({ data: stored })
    },
  )
}

const content = { schema: { type: 'string', contentMediaType: 'image/*' } }
const picture = {
  'image/png': content,
  'image/jpeg': content,
  'image/avif': content,
  'image/webp': content,
}

type Query = { readonly w?: number; readonly f?: RenditionFormat }

/** Pictures for everybody. An id never changes its content, so they are cached for good. */
export const fileRoutes: FastifyPluginAsync<Options> = async (app, { files }) => {
  app.get<{ Params: { id: string }; Querystring: Query }>(
    '/files/:id',
    {
      schema: {
        operationId: 'readFile',
        summary: 'A picture as uploaded, or in a width and format',
        tags: ['files'],
        response: { 200: { description: 'The picture', content: picture } },
        params: {
          type: 'object',
          required: ['id'],
          properties: { id: { type: 'string', format: 'uuid' } },
        },
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: {
            w: { type: 'integer', enum: renditionWidths },
            f: { type: 'string', enum: renditionFormats },
          },
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { w, f } = request.query
      const found =
        w || f
          ? await renditionOf(files, id, w ?? renditionWidths[2], f ?? 'webp')
          : await files.original(id)
      if (!found) throw refuse('not_found', { values: { what: nouns.picture } })
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type(found.type)
        .send(found.bytes)
    },
  )
}

async function renditionOf(files: Files, id: string, width: number, format: RenditionFormat) {
  const bytes = await files.rendition(id, width, format)
  return bytes && { type: `image/${format}`, bytes }
}
