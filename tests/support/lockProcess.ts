import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { lockDirectory } from '#server/platform/database/lockDirectory.ts'

/** `writes` inserts rows into the embedded database one by one; `locks` only locks the folder. */
type Mode = 'writes' | 'locks'

export type LockProcess = {
  readonly child: ChildProcess
  /** the error message if the lock was refused, or undefined once it is held */
  readonly refusal: Promise<string | undefined>
  /** how many of its rows were acknowledged so far */
  readonly acknowledgedRows: () => number
  readonly exitCode: Promise<number | null>
  readonly errors: () => string
}

/** If this machine does not allow new PID namespaces, a process of the same one has to do. */
const namespace = ['--pid', '--fork', '--mount-proc', '--kill-child']
const canUnshare = spawnSync('unshare', [...namespace, 'true']).status === 0

/** Starts a process that locks a folder, optionally in a PID namespace of its own. */
export function startLockProcess(
  directory: string,
  mode: Mode,
  { ownPids = false } = {},
): LockProcess {
  const prefix = ownPids && canUnshare ? ['unshare', ...namespace] : []
  const [command, ...rest] = [...prefix, process.execPath, import.meta.filename, mode]
  const child = spawn(command, [...rest, directory], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  let acknowledgedRows = 0
  let errors = ''
  child.stderr?.on('data', (chunk) => (errors += String(chunk)))
  const exitCode = new Promise<number | null>((done) => child.once('close', done))
  const refusal = new Promise<string | undefined>((done) => {
    child.on('message', (message: { refused?: string; row?: number }) => {
      if (message.row !== undefined) acknowledgedRows = message.row
      else done(message.refused)
    })
    child.once('close', () => done(errors))
  })
  return {
    child,
    refusal,
    exitCode,
    acknowledgedRows: () => acknowledgedRows,
    errors: () => errors,
  }
}

const [, , mode, directory = ''] = process.argv
if (process.argv[1] === import.meta.filename) {
  process.on('disconnect', () => process.exit(0))
  try {
    if (mode === 'locks') await lockDirectory(directory)
    else await openAndWrite(directory)
    process.send?.({})
  } catch (error) {
    process.send?.({ refused: error instanceof Error ? error.message : String(error) })
  }
}

/** Imports the database only here, so that twenty processes that merely lock start quickly. */
async function openAndWrite(folder: string): Promise<void> {
  const [{ connectEmbedded }, { runSql: run }, { withDeadlines }] = await Promise.all([
    import('#server/platform/database/connect.ts'),
    import('#server/platform/database/database.ts'),
    import('#server/platform/database/deadlines.ts'),
  ])
  const { db } = await connectEmbedded(folder)
  await run(db, 'create table if not exists written (row int primary key)')
  const writeRows = async (): Promise<void> => {
    for (let row = 1; ; row++) {
      await run(db, 'insert into written values ($1)', [row])
      // The embedded database works without the event loop, which would send nothing meanwhile.
      await new Promise((done) => process.send?.({ row }, done))
    }
  }
  // The disk may be busy with other tests; speed does not matter here.
  void withDeadlines('job', writeRows)
}
