import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { runSql, type Connection } from '#server/platform/database/database.ts'

/** Rows of a shop as of migration 0018, and what must hold after all later ones. */
type Sample = {
  /** SQL that inserts them */
  readonly rows: string
  readonly verify: (connection: Connection) => Promise<void>
}

const hash = (plain: string): string => createHash('sha256').update(plain).digest('hex')

/** Codes in plain text; the last two are equal when O is read as 0. */
const giftCodes: Sample = {
  rows: `insert into gift_cards (id, code, active, created_at, search_text) values
    ('00000000-0000-4000-8000-00000000ca01', 'GIFT-OFFICE-08', true, '2026-01-01', 'gift-office-08'),
    ('00000000-0000-4000-8000-00000000ca02', 'SPRING-00', true, '2026-01-02', 'spring-00'),
    ('00000000-0000-4000-8000-00000000ca03', 'SPRING-OO', true, '2026-01-03', 'spring-oo');
  insert into changes (resource, record_id, kind, version, language, changes) values
    ('gift-cards', '00000000-0000-4000-8000-00000000ca01', 'created', 1, 'en',
     '{"code": {"from": null, "to": "GIFT-OFFICE-08"}, "active": {"from": null, "to": true}}');
  insert into imports (id, resource, account, identity, language, time_zone, text, state, total) values
    (gen_random_uuid(), 'gift-cards', gen_random_uuid(), '{}', 'en', 'UTC', 'code\nGIFT-OFFICE-08', 'done', 1)`,
  async verify({ db }) {
    const { rows } = await runSql<Record<string, unknown>>(
      db,
      'select code, ending, active, search_text from gift_cards order by created_at',
    )
    expect(rows).toMatchObject([
      { code: hash('G1FT0FF1CE08'), ending: '•••• CE08', active: true },
      { code: hash('SPR1NG00'), ending: '•••• NG00', active: true },
      { ending: '•••• NGOO', active: false },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/gift-?office|spring/i)
    const changes = await runSql<{ changes: object }>(
      db,
      `select changes from changes where resource = 'gift-cards'`,
    )
    expect(changes.rows).toEqual([{ changes: { active: { from: null, to: true } } }])
    const { rows: imports } = await runSql(
      db,
      `select 1 from imports where resource = 'gift-cards'`,
    )
    expect(imports).toEqual([])
  },
}

const product = (n: number): string => `00000000-0000-7000-8000-00000000d00${n}`

/** The documents of products as three fixed words, and their certification marks as free text. */
const productPapers: Sample = {
  rows: `insert into products (id, code, documentation, certifications) values
    ('${product(1)}', 'DEV-1', '{datasheet,user_manual}', '{CE,RoHS,CE}'),
    ('${product(2)}', 'DEV-2', '{quick_start}', '{RoHS}'),
    ('${product(3)}', 'DEV-3', null, null);
  insert into changes (resource, record_id, kind, version, language, changes) values
    ('products', '${product(1)}', 'changed', 2, 'en',
     '{"documentation": {"from": null, "to": ["user_manual", "quick_start", "datasheet"]}, "certifications": {"from": [], "to": ["RoHS"]}}')`,
  async verify({ db }) {
    const { rows } = await runSql(
      db,
      `select p.code, d.kind, d.title, d.file from products p join products__documentation j on j.source_id = p.id
       join documents d on d.id = j.target_id order by p.code, j.position`,
    )
    const file = null
    expect(rows).toEqual([
      {
        code: 'DEV-1',
        kind: 'datasheet',
        title: { en: 'Datasheet, DEV-1', ar: 'ورقة البيانات، DEV-1' },
        file,
      },
      {
        code: 'DEV-1',
        kind: 'user_manual',
        title: { en: 'User manual, DEV-1', ar: 'دليل المستخدم، DEV-1' },
        file,
      },
      {
        code: 'DEV-2',
        kind: 'quick_start',
        title: { en: 'Quick start guide, DEV-2', ar: 'دليل البدء السريع، DEV-2' },
        file,
      },
    ])
    const marks = await runSql(
      db,
      `select p.code, array_agg(c.title order by j.position) as titles from products p
       join products__certifications j on j.source_id = p.id join certificates c on c.id = j.target_id
       group by p.code order by p.code`,
    )
    expect(marks.rows).toEqual([
      { code: 'DEV-1', titles: ['CE', 'RoHS'] },
      { code: 'DEV-2', titles: ['RoHS'] },
    ])
    expect((await runSql(db, 'select title from certificates order by title')).rows).toEqual([
      { title: 'CE' },
      { title: 'RoHS' },
    ])
    const history = await runSql<{ words: string[] }>(
      db,
      `select array_agg(coalesce(d.kind, k.title)) as words from changes c
       cross join jsonb_path_query(c.changes, '$.*.to[*].target') as target
       left join documents d on to_jsonb(d.id) = target left join certificates k on to_jsonb(k.id) = target
       where c.record_id = '${product(1)}'`,
    )
    expect(history.rows[0]?.words.toSorted()).toEqual(['RoHS', 'datasheet', 'user_manual'])
  },
}

const spec = (name: string, value: string) => `{"name": "${name}", "value": "${value}"}`

/** The battery life of products as a text among the specifications, the lead time as a number. */
const productDurations: Sample = {
  rows: `alter table products add column lead_time_days integer;
  insert into products (id, code, type, lead_time_days, specs) values
    ('${product(4)}', 'DUR-1', 'device', 3,
     '{"en": [${spec('batteryLifeYears', '1.5')}, ${spec('range', '5 m')}], "ar": [${spec('batteryLifeYears', '1.5')}]}'),
    ('${product(5)}', 'DUR-2', 'device', null, '{"en": [${spec('batteryLifeYears', 'up to 5')}]}');
  insert into changes (resource, record_id, kind, version, language, changes) values
    ('products', '${product(4)}', 'changed', 2, 'en', '{"leadTimeDays": {"from": null, "to": 3}}')`,
  verify: async ({ db }) => {
    const { rows } = await runSql(
      db,
      `select lead_time::int, lead_time_iso, battery_life::int, battery_life_iso, specs
       from products where code like 'DUR%' order by code`,
    )
    expect(rows).toEqual([
      {
        lead_time: 3 * 1440,
        lead_time_iso: 'P3D',
        battery_life: 18 * 43_830,
        battery_life_iso: 'P1Y6M',
        specs: { en: [{ name: 'range', value: '5 m' }], ar: [] },
      },
      {
        lead_time: null,
        lead_time_iso: null,
        battery_life: null,
        battery_life_iso: null,
        specs: { en: [{ name: 'batteryLifeYears', value: 'up to 5' }] },
      },
    ])
    const history = await runSql(
      db,
      `select changes from changes where record_id = '${product(4)}'`,
    )
    expect(history.rows).toEqual([{ changes: { leadTime: { from: null, to: 'P3D' } } }])
  },
}

/** A new migration that moves or cleans data needs a sample here. */
export const samples: readonly Sample[] = [
  giftCodes,
  productPapers,
  productDurations,
  {
    // One file is a proof, one a picture, one used to be a picture, one is both, and one is unused.
    rows: `insert into files (id, name, type, size, width, height, placeholder, sha256)
        select ('00000000-0000-7000-8000-00000000000' || n)::uuid, n, 'image/png', 1, 1, 1, '', n from generate_series(1, 5) n;
      insert into orders (id, buyer_id, proof) values
        ('00000000-0000-7000-8000-0000000000a1', '00000000-0000-7000-8000-0000000000b1', '00000000-0000-7000-8000-000000000001'),
        ('00000000-0000-7000-8000-0000000000a2', '00000000-0000-7000-8000-0000000000b2', '00000000-0000-7000-8000-000000000004');
      insert into pictures (id, file) values
        ('00000000-0000-7000-8000-0000000000c1', '00000000-0000-7000-8000-000000000002'),
        ('00000000-0000-7000-8000-0000000000c2', '00000000-0000-7000-8000-000000000004');
      insert into changes (resource, record_id, kind, version, language, changes) values
        ('pictures', '00000000-0000-7000-8000-0000000000c1', 'changed', 2, 'en',
          '{"file": {"from": "00000000-0000-7000-8000-000000000003", "to": "00000000-0000-7000-8000-000000000002"}}')`,
    verify: async ({ db }) => {
      const { rows } = await runSql(db, 'select public, encoded, owner from files order by name')
      const file = { encoded: false, owner: null }
      expect(rows).toEqual([
        { public: false, encoded: false, owner: '00000000-0000-7000-8000-0000000000b1' },
        { ...file, public: true },
        { ...file, public: true },
        { ...file, public: true },
        { ...file, public: false },
      ])
    },
  },
]
