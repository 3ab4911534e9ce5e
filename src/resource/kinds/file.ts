import { pictureTypes, type FileType } from '#domain/fileTypes.ts'
import type { Property } from '../declaration.ts'
import type { Schema } from '../schema.ts'
import { columnOf, referenceId, type Kind } from './kind.ts'
import { isPresent } from './operators.ts'
import { scalarKind } from './scalarKind.ts'

/**
 * The facts of an uploaded file: its size in bytes; for a picture also its size in pixels, whether
 * it is transparent and, if it is not, a tiny placeholder as a data URL.
 */
export const fileSchema: Schema = {
  type: 'object',
  properties: {
    _id: { type: 'string', format: 'uuid' },
    url: { type: 'string' },
    name: { type: 'string' },
    type: { type: 'string' },
    size: { type: 'integer' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    placeholder: { type: 'string' },
    transparent: { type: 'boolean' },
  },
}

/** Returns the types of file that a field accepts. */
export const acceptedTypes = ({ property }: { readonly property: Property }): readonly FileType[] =>
  property['x-accepts'] ?? pictureTypes

/** Returns whether a file needs a signed URL even when its record is public. */
export const isPrivateFile = ({ property }: { readonly property: Property }): boolean =>
  property['x-private'] === true || property['x-shown-by'] !== undefined

/** An uploaded file: a reference to the table of files, returned with its facts. */
export const file: Kind = scalarKind('uuid', {
  isFile: true,
  isPicture: true,
  isSortable: false,
  columns: ({ column }) => [{ name: column, type: 'uuid', references: 'files' }],
  inputSchema: () => ({ type: 'string', format: 'uuid' }),
  outputSchema: () => fileSchema,
  select: (field, reading) =>
    `(select json_strip_nulls(json_build_object('_id', f.id, 'url', '/files/' || f.id, 'name', f.name, 'type', f.type,` +
    ` 'size', f.size, 'width', f.width, 'height', f.height, 'placeholder', f.placeholder, 'transparent', nullif(f.transparent, false)))` +
    ` from files f where f.id = ${columnOf(field, reading)})`,
  forHistory: (id) => (typeof id === 'string' ? { _id: id, url: `/files/${id}` } : id),
  toInput: referenceId,
  writeCell: undefined,
  readCell: undefined,
  operators: { exists: isPresent },
  searchableText: () => '',
})
