import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { lockDirectory } from '#server/platform/database/lockDirectory.ts'

/** `writes`: rows into the embedded database, one after the other; `locks`: only the folder. */
type Mode = 'writes' | 'locks'

export type LockProcess = {
  readonly child: ChildProcess
  /** what it said when it was refused, or undefined once it is in */
  readonly refusal: Promise<string | undefined>
  /** how many of its rows were answered so far */
  readonly acknowledgedRows: () => number
  /** the exit code */
  readonly exitCode: Promise<number | null>
  readonly errors: () => string
}

/** Where this machine lets nobody make PID namespaces, a process of the same one has to do. */
const namespace = ['--pid', '--fork', '--mount-proc', '--kill-child']
const canUnshare = spawnSync('unshare', [...namespace, 'true']).status === 0

/** A process of its own at a folder, also in a PID namespace of its own. */
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

/** Brings the database along only here: twenty that merely lock start in a moment. */
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
      process.send?.({ row })
    }
  }
  // A disk that is busy with other tests takes its time: nobody asks here how fast this is.
  void withDeadlines('job', writeRows)
}
