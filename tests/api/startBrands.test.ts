/** @module-tag long */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brand as marsad } from '#brands/marsad/brand.ts'
import { brand as qantara } from '#brands/qantara/brand.ts'
import { openServer } from '#server/boot/openServer.ts'

describe('starting several brands', () => {
  it('opens a port and a database, and releases both', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hosts-'))
    const env = { BRANDS: `${marsad.key},${qantara.key}`, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
    for (const _ of [1, 2]) {
      const server = await openServer(env, { brand: marsad.key })
      expect(server.otherApps.map((other) => other.shop.baseBrand.key)).toEqual([qantara.key])
      const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
      const responses = await Promise.all(
        Array.from({ length: 8 }, () => fetch(`${address}/api/marketplace-customer/settings`)),
      )
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
      await server.close()
      await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed')
    }
    await rm(dataDir, { recursive: true })
  })

  it('fails when PUBLIC_URL belongs to another of its brands', async () => {
    const env = {
      BRANDS: `${marsad.key},${qantara.key}`,
      PUBLIC_URL: `https://${qantara.hosts[0]}`,
    }
    await expect(openServer(env, { brand: marsad.key })).rejects.toThrow(
      `PUBLIC_URL is the address of marsad, but ${qantara.hosts[0]} is the host of qantara`,
    )
  })

  it.each([`${marsad.key},nobody`, 'nobody'])(
    'fails at BRANDS=%s with a one-line message',
    async (BRANDS) => {
      const opened = openServer({ BRANDS }, { brand: marsad.key })
      await expect(opened).rejects.toThrow(
        /^BRANDS: there is no brand "nobody"; available: .*\bmarsad\b/,
      )
    },
  )
})
