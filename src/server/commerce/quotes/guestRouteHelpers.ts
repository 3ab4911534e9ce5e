import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { addressKey, perAddress } from '#server/accounts/rateLimits.ts'
import { enforceLimit } from '#server/accounts/enforceRateLimits.ts'
import { sessionHeader } from '#server/accounts/accountSchemas.ts'
import { hostCookie, usesCookieSession } from '#server/accounts/sessions/sessionCookies.ts'
import type { Account } from '#server/http/requestAccount.ts'
import { idParams, type ById } from '#server/http/commonSchemas.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import type { Context } from '#server/engine/context.ts'
import { readRequest } from './lockRequest.ts'
import { remainingLinkSeconds } from './requestLinks.ts'
import { shopperRouteHelpers, type RequestRouteOptions } from './shopperRouteHelpers.ts'
import type { RequestActor } from './requestActor.ts'

export const guestRequestsPath = '/marketplace-customer/guest-requests'

/** Limited to the routes of one request, so that a browser can hold several. */
const cookieName = '__Secure-guest-request'
const cookieOptions = (id: string) => ({ ...hostCookie, path: `/api${guestRequestsPath}/${id}` })

const linkHeader = {
  type: 'object',
  properties: {
    'x-request-link': {
      type: 'string',
      maxLength: 100,
      description:
        'The secret of the emailed link, which is the part of its address after `#request=`. Browsers on the pages of the shop have it in a cookie after they have opened the request.',
    },
    ...sessionHeader.properties,
  },
}

type GuestAccess = { readonly id: string; readonly secret: string; readonly seconds: number }

export function guestRouteHelpers(options: RequestRouteOptions) {
  const { services, requests } = options
  const { db } = services
  const { labels } = shopperRouteHelpers(options)

  const contextOf = ({ language }: FastifyRequest, identity: Account | undefined): Context => ({
    db,
    language,
    isPublic: false,
    brand: requests.brand,
    identity,
  })

  /** Checks the link, which grants access to this one request; throws `request_link_invalid`. */
  const requireLink = async (request: FastifyRequest<ById>): Promise<GuestAccess> => {
    const { id } = request.params
    const headerOrCookie = request.headers['x-request-link'] ?? readLinkCookie(request)
    const secret = typeof headerOrCookie === 'string' ? headerOrCookie : ''
    const link = { request: id, brand: services.brand.key, secret }
    const seconds = secret ? await remainingLinkSeconds(db, link) : undefined
    if (seconds !== undefined) return { id, secret, seconds }
    const key = `request link ${addressKey(request.ip)}`
    await enforceLimit(db, key, perAddress, 'request link')
    throw refuse('request_link_invalid')
  }

  return {
    demandLink: requireLink,
    describe: (operationId: string, summary: string, rest: object) =>
      describeRoute({ access: 'anyone', labels }, 'requests', {
        operationId,
        summary,
        params: idParams,
        headers: linkHeader,
        ...rest,
      }),
    readActor: async (request: FastifyRequest<ById>): Promise<RequestActor> => {
      const { email } = await readRequest(db, request.params.id)
      const { language } = request
      return { side: 'buyer', id: undefined, email, name: undefined, language }
    },
    contextOf,
    reread: async (request: FastifyRequest<ById>) => {
      const record = await requests.findOne(request.params.id, contextOf(request, undefined))
      if (!record) throw refuse('request_link_invalid')
      return record
    },
    /** Lets the page be opened again without the mail. */
    setLinkCookie: (request: FastifyRequest, reply: FastifyReply, access: GuestAccess) => {
      if (!usesCookieSession(request)) return
      const { id, secret, seconds } = access
      reply.setCookie(cookieName, secret, { ...cookieOptions(id), maxAge: seconds })
    },
  }
}

/** The cookie only counts with a header that forms and scripts of other sites cannot send. */
const readLinkCookie = (request: FastifyRequest): string | undefined =>
  usesCookieSession(request) ? request.cookies[cookieName] : undefined
