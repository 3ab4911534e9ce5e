import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse } from '#domain/problem.ts'
import type { Catalogue } from '#resource/resource.ts'
import { fileSchema } from '#resource/kinds/file.ts'
import { staff } from '../accounts/access.ts'
import type { Database } from '../database/database.ts'
import type { FileLinks } from './fileLinks.ts'
import type { Files } from './files.ts'
import { receiveFile } from './receiveFile.ts'
import { renditionFormats, renditionWidths, type RenditionFormat } from './images.ts'

type Options = { readonly files: Files; readonly fileLinks: FileLinks }
type UploadOptions = Options & { readonly db: Database; readonly catalogue: Catalogue }

/** Uploads, for staff. */
export const uploadRoutes: FastifyPluginAsync<UploadOptions> = async (app, options) => {
  const { files, fileLinks, catalogue } = options
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
        summary:
          'Upload a png or jpeg of at most 1 MB. Nobody else can read it until it is used; unused, it is deleted after a day',
        tags: ['files'],
        consumes: ['multipart/form-data'],
        security: [{ bearer: [] }],
        response: { 201: { type: 'object', properties: { data: fileSchema } } },
      },
    },
    async (request, reply) => {
      const stored = await receiveFile(request, options)
      inBackground(files.warm(stored._id).catch((error: unknown) => request.log.error(error)))
      return reply.code(201).send({ data: { ...stored, url: fileLinks.sign(stored._id) } })
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
type FileRequest = { Params: { id: string; signature?: string }; Querystring: Query }

const fileId = { type: 'string', format: 'uuid' }
const responseOf = (description: string) => ({ 200: { description, content: picture } })
const querystring = {
  type: 'object',
  additionalProperties: false,
  properties: {
    w: { type: 'integer', enum: renditionWidths },
    f: { type: 'string', enum: renditionFormats },
  },
}

/**
 * Pictures by their address. What is public stays so, and an id never changes its content, so those
 * are cached for good; of the others nobody keeps a copy, and only a signed address opens them.
 */
export const fileRoutes: FastifyPluginAsync<Options> = async (app, { files, fileLinks }) => {
  async function send(request: FastifyRequest<FileRequest>, reply: FastifyReply) {
    const { id, signature } = request.params
    const { w, f } = request.query
    const access = await files.accessOf(id)
    const isOpen = access?.public || (signature !== undefined && fileLinks.opens(id, signature))
    const found =
      access && isOpen
        ? w || f
          ? await renditionOf(files, id, w ?? renditionWidths[2], f ?? 'webp')
          : await originalOf(files, id, access.type)
        : undefined
    if (!access || !found) throw refuse('not_found', { values: { what: nouns.picture } })
    return reply
      .headers(access.public ? forEverybody : forTheirs)
      .type(found.type)
      .send(found.bytes)
  }

  app.get<FileRequest>(
    '/files/:id',
    {
      schema: {
        operationId: 'readFile',
        summary: 'A picture that is public, as uploaded or in a width and format',
        tags: ['files'],
        response: responseOf('The picture'),
        params: { type: 'object', required: ['id'], properties: { id: fileId } },
        querystring,
      },
    },
    send,
  )

  app.get<FileRequest>(
    '/files/:id/:signature',
    {
      schema: {
        operationId: 'readPrivateFile',
        summary:
          'A picture that is not public, by the signed address of the record that shows it; good for ten minutes',
        tags: ['files'],
        response: responseOf('The picture'),
        params: {
          type: 'object',
          required: ['id', 'signature'],
          properties: { id: fileId, signature: { type: 'string', maxLength: 100 } },
        },
        querystring,
      },
    },
    send,
  )
}

const forEverybody = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
} as const

const forTheirs = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const

async function originalOf(files: Files, id: string, type: string) {
  const bytes = await files.original(id)
  return bytes && { type, bytes }
}

async function renditionOf(files: Files, id: string, width: number, format: RenditionFormat) {
  const bytes = await files.rendition(id, width, format)
  return bytes && { type: `image/${format}`, bytes }
}
