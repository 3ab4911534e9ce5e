import type { Migration } from '#server/platform/database/migration.ts'

/** Unknown for existing pictures until the job that encodes files has checked them. */
export const transparentPictures: Migration = {
  beforeSync: ['alter table files add column transparent boolean'],
}
