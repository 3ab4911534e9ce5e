import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const commonPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Returns the path of an installed Chromium, if there is one. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...commonPaths, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )

/** Installs a Chromium if there is none: the one of Playwright, or else that of the system. */
export function installChromium(): string | undefined {
  console.log('Installing a browser for the journeys (once) …')
  const system = process.getuid?.() === 0 ? ['--with-deps'] : []
  run('playwright', ['install', ...system, 'chromium'])
  if (!findChromium() && system.length && existsSync('/etc/debian_version')) {
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  }
  return findChromium()
}

const run = (command: string, parameters: readonly string[]) =>
  spawnSync(command, parameters, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
