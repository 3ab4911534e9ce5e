// Starts every npm script. It runs on any version of Node, installs missing packages, and then runs
// the script with the pinned version, which understands TypeScript.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')
const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
const installed = join(root, 'node_modules', '.package-lock.json')

function isInstalled() {
  if (!existsSync(installed) || !existsSync(node)) return false
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const { packages } = JSON.parse(readFileSync(installed, 'utf8'))
  const names = Object.keys({ ...dependencies, ...devDependencies })
  if (!names.every((name) => packages[`node_modules/${name}`])) return false
  return statSync(join(root, 'package-lock.json')).mtimeMs <= statSync(installed).mtimeMs + 1000
}

/** Runs a command until it exits, and forwards signals to it. */
function run(command, parameters) {
  return new Promise((done) => {
    const child = spawn(command, parameters, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { MALLOC_ARENA_MAX: '2', ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
    })
    const pass = (signal) => child.kill(signal)
    process.on('SIGINT', pass).on('SIGTERM', pass)
    // npm starts this through a shell that forwards no signals, so its end is noticed instead.
    const parent = process.ppid
    const orphaned = setInterval(() => process.ppid === parent || pass('SIGTERM'), 500)
    child.on('exit', (code) => {
      clearInterval(orphaned)
      process.off('SIGINT', pass).off('SIGTERM', pass)
      done(code ?? 1)
    })
  })
}

if (!isInstalled()) {
  console.log('Installing packages (once) …')
  // What builds is a devDependency, and npm would leave it out if NODE_ENV is production.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const status = await run('npm', ['install', ...options])
  if (status !== 0) process.exit(status)
  // npm leaves this file unchanged if nothing was missing; its time shows when it was compared.
  utimesSync(installed, new Date(), new Date())
}

const [name, ...rest] = process.argv.slice(2)
const script = join(root, 'scripts', `${name}.ts`)
const flags = ['--disable-warning=ExperimentalWarning']
// Without limits to what V8 keeps before it collects, the server takes 150 MB more, and is no faster.
if (name === 'start') flags.push('--max-semi-space-size=8', '--heap-growing-percent=60')
process.exit(await run(node, [...flags, script, ...rest]))
