import type { ChainReport } from '#server/platform/audit/chain.ts'
import { run, type Database } from '#server/platform/database/database.ts'
import { advice, good, unsafe, type DoctorCheck, type Finding } from './doctorCheck.ts'
import { verifyAuditChain } from './running.ts'

/** Whether the audit log is as it was written, and who could change it. */
export const auditCheck: DoctorCheck = {
  title: 'Audit log',
  run: async ({ config, connection, trouble, running }) => {
    if (running) return chainFindings(running.chain)
    if (trouble)
      return [
        advice(
          config.databaseUrl
            ? 'Not known while the database is not'
            : 'Not known: stop the shop that has the database, and run this again',
        ),
      ]
    if (!connection) return chainFindings(undefined)
    const { db, dialect } = connection
    const chain = await verifyAuditChain(db)
    const rewriter = chain && dialect === 'postgres' ? await findRewritingRole(db) : undefined
    return [
      ...chainFindings(chain),
      ...(rewriter
        ? [advice(`The role ${rewriter} may rewrite it: see src/server/platform/audit/README.md`)]
        : []),
    ]
  },
}

function chainFindings(chain: ChainReport | undefined): readonly Finding[] {
  if (!chain) return [good('None yet')]
  const { links, head, faults } = chain
  if (faults.length) return faults.map(unsafe)
  return [good(`Whole: ${links} links, the last is ${head || '-'}: noted elsewhere, it proves so`)]
}

/** Whose the tables are may do everything, whatever is granted. */
async function findRewritingRole(db: Database): Promise<string | undefined> {
  const { rows } = await run<{ role: string }>(
    db,
    `select current_user as role from pg_class c
     where c.oid in ('audit_events'::regclass, 'audit_chain'::regclass)
       and (has_table_privilege(c.oid, 'update, delete, truncate') or pg_has_role(c.relowner, 'member'))
     limit 1`,
  )
  return rows[0]?.role
}
