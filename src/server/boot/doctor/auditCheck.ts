import type { ChainReport } from '#server/platform/audit/chain.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import {
  adviceFinding,
  goodFinding,
  unsafeFinding,
  type DoctorCheck,
  type DoctorFinding,
} from './doctorCheck.ts'
import { verifyAuditChain } from './runningShop.ts'

/** Checks that the audit log is intact, and who could alter it. */
export const auditCheck: DoctorCheck = {
  title: 'Audit log',
  run: async ({ config, connection, databaseFinding, shopReport }) => {
    if (shopReport) return chainFindings(shopReport.chain)
    if (databaseFinding)
      return [
        adviceFinding(
          config.databaseUrl
            ? 'Unknown, because the database is not available'
            : 'Unknown: stop the shop that uses the database, and run this command again',
        ),
      ]
    if (!connection) return chainFindings(undefined)
    const { db, dialect } = connection
    const chain = await verifyAuditChain(db)
    const rewritingRole = chain && dialect === 'postgres' ? await findRewritingRole(db) : undefined
    return [
      ...chainFindings(chain),
      ...(rewritingRole
        ? [
            adviceFinding(
              `The database role ${rewritingRole} can change the audit log: see src/server/platform/audit/README.md`,
            ),
          ]
        : []),
    ]
  },
}

function chainFindings(chain: ChainReport | undefined): readonly DoctorFinding[] {
  if (!chain) return [goodFinding('None yet')]
  const { links, head, faults } = chain
  if (faults.length) return faults.map(unsafeFinding)
  return [
    goodFinding(
      `Intact, with ${links} links. Note the hash of the last link elsewhere as proof: ${head || '-'}`,
    ),
  ]
}

/** The owner of a table may do everything, whatever is granted. */
async function findRewritingRole(db: Database): Promise<string | undefined> {
  const { rows } = await runSql<{ role: string }>(
    db,
    `select current_user as role from pg_class c
     where c.oid in ('audit_events'::regclass, 'audit_chain'::regclass)
       and (has_table_privilege(c.oid, 'update, delete, truncate') or pg_has_role(c.relowner, 'member'))
     limit 1`,
  )
  return rows[0]?.role
}
