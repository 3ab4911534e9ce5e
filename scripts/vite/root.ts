import { rootFolder } from '#server/platform/folders.ts'

export const root = rootFolder
