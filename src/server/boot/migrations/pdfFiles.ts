import type { Migration } from '#server/platform/database/migration.ts'

/** Only pictures have a width, a height and a placeholder. */
export const pdfFiles: Migration = {
  beforeSync: [
    `alter table files alter column width drop not null, alter column height drop not null,
       alter column placeholder drop not null`,
  ],
}
