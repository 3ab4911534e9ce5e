import type { Migration } from '#server/platform/database/migration.ts'
import { ifExists } from '#server/platform/database/migrationSteps.ts'

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/**
 * A file belongs to its uploader under its given name, and is private until something public refers
 * to it. `claims` counts the writes that began to refer to it, so that a concurrent one prevents
 * its collection. A job re-encodes older files; `encoded` tells which are left.
 */
export const files: Migration = {
  beforeSync: [
    `alter table files drop column if exists sha256;
     alter table files add column owner uuid;
     alter table files add column public boolean not null default false;
     alter table files add column claims integer not null default 0;
     alter table files add column looked_for_at timestamptz;
     alter table files add column encoded boolean not null default false;
     alter table files alter column encoded set default true;
     create index files_created on files (created_at);
     create index files_unencoded on files (id) where not encoded;
     create table removed_files (id uuid primary key, at timestamptz not null default now())`,
  ],
  afterSync: [
    // Every referenced file was public by its address, including those in the history.
    `do $$
     declare reference record;
     begin
       for reference in
         select c.conrelid::regclass as tab, a.attname as col from pg_constraint c
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
         where c.contype = 'f' and c.confrelid = 'files'::regclass
           and not (c.conrelid = to_regclass('orders') and a.attname = 'proof')
       loop
         execute format('update files set public = true where id in (select %I from %s)', reference.col, reference.tab);
       end loop;
     end $$;
     update files set public = true where not public and id::text in (
       select mention[1] from changes, regexp_matches(changes.changes::text, '${uuid}', 'g') mention)`,
    ifExists(
      ['orders.proof', 'orders.buyer_id'],
      'update files f set owner = o.buyer_id from orders o where o.proof = f.id and not f.public',
    ),
  ],
}
