import type { Migration } from '#server/platform/database/migration.ts'

/** Of what was kept before nobody knows it, until the job that encodes files has looked. */
export const transparentPictures: Migration = {
  beforeSync: ['alter table files add column transparent boolean'],
}
