import { join } from 'node:path'
import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  PriceClass,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct, type IConstruct } from 'constructs'
import { accept, below } from '../accepted'

/** What the application answers; all other paths are pages of the web client. */
export const API_PATHS = [
  '/games*',
  '/fleets*',
  '/players*',
  '/invitations*',
  '/sessions*',
  '/sign-in-links*',
  '/mails*',
  '/discord*',
]

/** Of a game that is over, the whole of it: one answer for all, and the dearest. */
export const EXPORT_PATH = '/games/*/export'

/** Where open pages hear of steps; also the name of the gateway's stage. */
export const LIVE_PATH = '/live'

/** Chooses the start page of a path, see there. */
export const PAGE_REQUEST = join(import.meta.dirname, '..', 'edge', 'page-request.js')

/** Tells the application who asks, see there. */
export const API_REQUEST = join(import.meta.dirname, '..', 'edge', 'api-request.js')

/** The same policy as the application's own answers; to browsers the live channel of this host is `'self'`, too. */
export const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types svelte-trusted-html"

/** As the application's own answers have them, too. */
export const MORE_SECURITY_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

export interface WebSiteProps {
  /** Folder with the built web client. */
  files: string
  /** Host of the HTTP API. */
  apiHost: string
  /** Host of the WebSocket API. */
  liveHost: string
  /** What the application asks of each request that comes from here. */
  edgeKey: string
  /** A firewall's rules, made in us-east-1 by the stack of that name. */
  webAclArn?: string | undefined
  /** A name of one's own, with its certificate (us-east-1). */
  domain?: { name: string; certificateArn: string } | undefined
}

/** One address for pages and API, so that the session cookie and the content policy stay strict. */
export class WebSite extends Construct {
  readonly distribution: Distribution
  readonly bucket: IBucket
  /** `https://…`, without a slash at its end. */
  readonly origin: string
  /** What CloudFront calls itself. */
  readonly host: string
  private readonly page: BucketDeployment

  constructor(scope: Construct, id: string, props: WebSiteProps) {
    super(scope, id)
    this.bucket = new Bucket(this, 'Files', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
    }) as IBucket
    const files = this.assets()
    const api = this.api(props)
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'Armada by Post',
      defaultBehavior: this.pages(files),
      additionalBehaviors: {
        [EXPORT_PATH]: this.exports(api),
        ...Object.fromEntries(API_PATHS.map((path) => [path, api])),
        [LIVE_PATH]: this.live(props),
        '/assets/*': files,
      },
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...(props.webAclArn === undefined ? {} : { webAclId: props.webAclArn }),
      ...(props.domain
        ? {
            domainNames: [props.domain.name],
            minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
            certificate: Certificate.fromCertificateArn(this, 'Certificate', props.domain.certificateArn),
          }
        : {}),
    })
    accept(this.bucket, { S1: 'Holds public files only, read through CloudFront' })
    accept(this.distribution, {
      CFR1: 'Players live anywhere',
      ...(props.webAclArn === undefined && {
        CFR2: 'The application bounds bodies and changes itself; a firewall against many reads is a stack of its own',
      }),
      CFR3: 'Addresses of pages hold invitation codes and sign-in tokens; no log may keep them',
      CFR4: 'The certificate of cloudfront.net fixes the protocol; with a domain of one’s own it is TLS 1.2 and up',
    })
    this.host = this.distribution.distributionDomainName
    this.origin = `https://${props.domain?.name ?? this.host}`
    this.page = this.deploy(props.files)
  }

  /** Scripts, styles and chunks; a page needs the same, and more. */
  private assets(): BehaviorOptions {
    return {
      origin: S3BucketOrigin.withOriginAccessControl(this.bucket),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy: this.headers('Headers'),
    }
  }

  /** The start page depends on cookie and language; browsers are told so, CloudFront need not be (see `PAGE_REQUEST`). */
  private pages(files: BehaviorOptions): BehaviorOptions {
    return {
      ...files,
      responseHeadersPolicy: this.headers('PageHeaders', [
        { header: 'Vary', value: 'Accept-Encoding, Cookie, Accept-Language', override: true },
      ]),
      functionAssociations: [this.atEdge('PageRequest', PAGE_REQUEST)],
    }
  }

  private atEdge(id: string, filePath: string): FunctionAssociation {
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(this, id, {
        code: FunctionCode.fromFile({ filePath }),
        runtime: FunctionRuntime.JS_2_0,
      }),
    }
  }

  private headers(id: string, more: ResponseCustomHeader[] = []): ResponseHeadersPolicy {
    const always = Object.entries(MORE_SECURITY_HEADERS).map(([header, value]) => ({ header, value, override: true }))
    return new ResponseHeadersPolicy(this, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: CONTENT_SECURITY_POLICY, override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          override: true,
        },
      },
      customHeadersBehavior: { customHeaders: [...always, ...more] },
    })
  }

  private api({ apiHost, edgeKey }: WebSiteProps): BehaviorOptions {
    return {
      // A header of the same name that a caller sends is replaced.
      origin: new HttpOrigin(apiHost, { customHeaders: { 'armada-edge-key': edgeKey } }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [this.atEdge('ApiRequest', API_REQUEST)],
    }
  }

  /** Kept as long as the application says, which is not at all while a game goes on; no session is looked at. */
  private exports(api: BehaviorOptions): BehaviorOptions {
    return {
      ...api,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: new CachePolicy(this, 'ExportCache', {
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.days(1),
        enableAcceptEncodingGzip: true,
      }),
      originRequestPolicy: new OriginRequestPolicy(this, 'ExportRequest', {
        headerBehavior: OriginRequestHeaderBehavior.allowList('Accept-Language'),
      }),
    }
  }

  /** What a handshake needs, and the ticket: no cookie, so that no session gets there. */
  private live({ liveHost }: WebSiteProps): BehaviorOptions {
    return {
      origin: new HttpOrigin(liveHost),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: new OriginRequestPolicy(this, 'LiveRequest', {
        cookieBehavior: OriginRequestCookieBehavior.none(),
        queryStringBehavior: OriginRequestQueryStringBehavior.allowList('ticket'),
        headerBehavior: OriginRequestHeaderBehavior.allowList(
          'Origin',
          'Sec-WebSocket-Key',
          'Sec-WebSocket-Version',
          'Sec-WebSocket-Protocol',
          'Sec-WebSocket-Accept',
          'Sec-WebSocket-Extensions',
        ),
      }),
    }
  }

  /** A page that is new asks for what only the new functions answer, so it is uploaded when they are there. */
  uploadPageAfter(...functions: IConstruct[]): void {
    this.page.node.addDependency(...functions)
  }

  /** Files with a hash in their name first and for ever, then the pages that name them, asked for anew each time. */
  private deploy(files: string): BucketDeployment {
    const common = {
      destinationBucket: this.bucket,
      prune: false,
      memoryLimit: 256,
      logGroup: new LogGroup(this, 'UploadLog', {
        retention: RetentionDays.ONE_MONTH,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    }
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [Source.asset(join(files, 'assets'))],
      destinationKeyPrefix: 'assets',
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    })
    const page = new BucketDeployment(this, 'Page', {
      ...common,
      sources: [Source.asset(files, { exclude: ['assets'] })],
      cacheControl: [CacheControl.noCache()],
      distribution: this.distribution,
      distributionPaths: ['/*'],
    })
    page.node.addDependency(assets)
    this.acceptUploader(page.handlerRole.node.scope)
    return page
  }

  /** The CDK's own function that copies the files while deploying. */
  private acceptUploader(uploader: IConstruct | undefined): void {
    if (!uploader) return
    const why = 'Made by the CDK: copies the built files from its bucket into ours and empties the cache of the page'
    const copying = ['GetObject*', 'GetBucket*', 'List*', 'DeleteObject*', 'Abort*'].map((a) => `IAM5[Action::s3:${a}]`)
    const places = [
      'IAM5[Resource::*]',
      'IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*]',
      below(this.bucket, '/'),
    ]
    const role = 'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]'
    accept(uploader, Object.fromEntries([...copying, ...places, role, 'L1'].map((rule) => [rule, why])))
  }
}
