import { auditRetention } from '../audit/retention.ts'
import { verifyChain } from '../audit/chain.ts'
import { run, type Database } from '../database/database.ts'
import { advice, good, unsafe, type DoctorCheck } from './doctorCheck.ts'

/** Whether the audit log is as it was written, and who could change it. */
export const auditCheck: DoctorCheck = {
  title: 'Audit log',
  run: async ({ connection, trouble }) => {
    if (trouble) return [advice('Not known while the database is not')]
    if (!connection) return [good('None yet')]
    const { db, dialect } = connection
    if (!(await hasChain(db))) return [good('None yet')]
    const { links, head, faults } = await verifyChain(db, auditRetention)
    const rewriter = dialect === 'postgres' ? await whoRewrites(db) : undefined
    return [
      ...faults.map(unsafe),
      ...(faults.length
        ? []
        : [
            good(
              `Whole: ${links} links, the last is ${head || '-'}: noted elsewhere, it proves so`,
            ),
          ]),
      ...(rewriter
        ? [advice(`The role ${rewriter} may rewrite it: see src/server/audit/README.md`)]
        : []),
    ]
  },
}

async function hasChain(db: Database): Promise<boolean> {
  const { rows } = await run<{ found: boolean }>(
    db,
    "select to_regclass('audit_chain') is not null and to_regclass('audit_events') is not null as found",
  )
  return rows[0]?.found === true
}

/** Whose the tables are may do everything, whatever is granted. */
async function whoRewrites(db: Database): Promise<string | undefined> {
  const { rows } = await run<{ role: string }>(
    db,
    `select current_user as role from pg_class c
     where c.oid in ('audit_events'::regclass, 'audit_chain'::regclass)
       and (has_table_privilege(c.oid, 'update, delete, truncate') or pg_has_role(c.relowner, 'member'))
     limit 1`,
  )
  return rows[0]?.role
}
