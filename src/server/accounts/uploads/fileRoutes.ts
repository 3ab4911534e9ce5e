import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { isPictureType, pdf } from '#domain/fileTypes.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse } from '#domain/problem.ts'
import type { Catalogue } from '#resource/resource.ts'
import { fileSchema } from '#resource/kinds/file.ts'
import { uploadableTypes, uploadPermissions } from '#resource/uploads.ts'
import { requireAccount } from '#server/http/requestAccount.ts'
import { staffAccessWithAny } from '#server/http/routeAccess.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { idParams, uuid } from '#server/http/commonSchemas.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { FileLinks } from '#server/platform/files/fileLinks.ts'
import { contentDisposition } from '#server/platform/files/contentDisposition.ts'
import type { Files } from '#server/platform/files/files.ts'
import { receiveFile } from './receiveFile.ts'
import {
  renditionFormats,
  renditionWidths,
  type RenditionFormat,
} from '#server/platform/files/images.ts'

type Options = { readonly files: Files; readonly fileLinks: FileLinks }
type ReadOptions = Options & {
  /** whether shoppers may currently read a file that is not permanently public */
  readonly isVisible: (id: string) => Promise<boolean>
}
type UploadOptions = Options & { readonly db: Database; readonly catalogue: Catalogue }

/** Uploads, for staff who may write a resource with files. */
export const uploadRoutes: FastifyPluginAsync<UploadOptions> = async (app, options) => {
  const { files, fileLinks, catalogue } = options
  const pending = new Set<Promise<void>>()
  const runInBackground = (work: Promise<void>): void => {
    pending.add(work)
    void work.finally(() => pending.delete(work))
  }
  app.addHook('onClose', async () => void (await Promise.all(pending)))
  app.post(
    '/files',
    describeRoute({ access: staffAccessWithAny(uploadPermissions(catalogue.values())) }, 'files', {
      operationId: 'uploadFile',
      summary: 'Upload a file for a field that you may write',
      description:
        'Accepts a PNG or JPEG of at most 1 MB or a PDF of at most 10 MB, if a field that you may write accepts the type. Nobody else can read the file until a record uses it. A file that no record uses is deleted after a day.',
      consumes: ['multipart/form-data'],
      response: { 201: { type: 'object', properties: { data: fileSchema } } },
    }),
    async (request, reply) => {
      const types = uploadableTypes(requireAccount(request), catalogue.values())
      const stored = await receiveFile(request, options, types)
      runInBackground(
        files.warmRenditions(stored._id).catch((error: unknown) => request.log.error(error)),
      )
      return reply.code(201).send({ data: { ...stored, url: fileLinks.sign(stored._id) } })
    },
  )
}

const content = { schema: { type: 'string', contentMediaType: 'image/*' } }
const responseContent = {
  'image/png': content,
  'image/jpeg': content,
  'image/avif': content,
  'image/webp': content,
  [pdf]: { schema: { type: 'string', contentMediaType: pdf } },
}

type RenditionQuery = { readonly w?: number; readonly f?: RenditionFormat }
type FileRequest = { Params: { id: string; signature?: string }; Querystring: RenditionQuery }

const responseOf = (description: string) => ({ 200: { description, content: responseContent } })
const querystring = {
  type: 'object',
  additionalProperties: false,
  properties: {
    w: { type: 'integer', enum: renditionWidths },
    f: { type: 'string', enum: renditionFormats },
  },
}

/**
 * Files by address. Documents are sent as attachments, so that their content never runs here.
 * Public files are cached forever, because they stay public and an id never changes its content;
 * private ones need a signed address and are never cached.
 */
export const fileRoutes: FastifyPluginAsync<ReadOptions> = async (app, options) => {
  const { files, fileLinks, isVisible } = options
  async function sendFile(request: FastifyRequest<FileRequest>, reply: FastifyReply) {
    const { id, signature } = request.params
    const { w, f } = request.query
    const access = await files.accessOf(id)
    const isSigned = signature !== undefined && fileLinks.verify(id, signature)
    const isReadable = access && (access.public || isSigned || (await isVisible(id)))
    const file =
      access && isReadable
        ? w || f
          ? await readRendition(files, { id, type: access.type, width: w, format: f })
          : await readOriginal(files, id, access.type)
        : undefined
    if (!access || !file) throw refuse('not_found', { values: { what: nouns.file } })
    return reply
      .headers(access.public ? publicHeaders : isSigned ? privateHeaders : revalidateHeaders)
      .headers(
        isPictureType(file.type) ? {} : { 'content-disposition': contentDisposition(access.name) },
      )
      .type(file.type)
      .send(file.bytes)
  }

  app.get<FileRequest>(
    '/files/:id',
    {
      schema: {
        operationId: 'readFile',
        summary: 'Get a public file as uploaded, or a picture in a given width and format',
        tags: ['files'],
        response: responseOf('The content of the file.'),
        params: idParams,
        querystring,
      },
    },
    sendFile,
  )

  app.get<FileRequest>(
    '/files/:id/:signature',
    {
      schema: {
        operationId: 'readPrivateFile',
        summary: 'Get a private file by its signed address, which is valid for ten minutes',
        description: 'The signed address is part of the record that uses the file.',
        tags: ['files'],
        response: responseOf('The content of the file.'),
        params: {
          type: 'object',
          required: ['id', 'signature'],
          properties: { id: uuid, signature: { type: 'string', maxLength: 100 } },
        },
        querystring,
      },
    },
    sendFile,
  )
}

const publicHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
} as const

/** Visibility may end at any time, so caches must revalidate. */
const revalidateHeaders = { 'cache-control': 'no-cache' } as const

const privateHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const

async function readOriginal(files: Files, id: string, type: string) {
  const bytes = await files.original(id)
  return bytes && { type, bytes }
}

type RenditionRequest = {
  readonly id: string
  readonly type: string
  readonly width: number | undefined
  readonly format: RenditionFormat | undefined
}

async function readRendition(files: Files, { id, type, width, format = 'webp' }: RenditionRequest) {
  if (!isPictureType(type)) return undefined
  const bytes = await files.rendition(id, width ?? renditionWidths[2], format)
  return bytes && { type: `image/${format}`, bytes }
}
