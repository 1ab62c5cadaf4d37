import { Duration } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct, type IConstruct } from 'constructs'
import { accept, below } from '../accepted'

/** What the application answers; all other paths are pages of the web client. */
export const API_PATHS = ['/games*', '/players*', '/invitations*', '/sessions*', '/sign-in-links*', '/mails*']

/** A page has no file of its own: the client reads the path. Files have a dot in their last part. */
export const PAGE_REWRITE = `function handler(event) {
  var request = event.request
  if (!/\\.[^/]+$/.test(request.uri)) request.uri = '/index.html'
  return request
}`

/** The same policy as the application's own answers. */
export const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

export interface WebSiteProps {
  /** Folder with the built web client. */
  files: string
  /** Host of the HTTP API. */
  apiHost: string
  /** A name of one's own, with its certificate (us-east-1). */
  domain?: { name: string; certificateArn: string } | undefined
}

/** One address for pages and API, so that the session cookie and the content policy stay strict. */
export class WebSite extends Construct {
  readonly distribution: Distribution
  readonly bucket: IBucket
  /** `https://…`, without a slash at its end. */
  readonly origin: string

  constructor(scope: Construct, id: string, props: WebSiteProps) {
    super(scope, id)
    this.bucket = new Bucket(this, 'Files', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
    }) as IBucket
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'Armada by Post',
      defaultBehavior: this.pages(),
      additionalBehaviors: Object.fromEntries(API_PATHS.map((path) => [path, this.api(props.apiHost)])),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
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
      CFR2: 'The application bounds bodies, rates and failed sign-ins itself; a firewall costs more than the rest',
      CFR3: 'Addresses of pages hold invitation codes and sign-in tokens; no log may keep them',
      CFR4: 'The certificate of cloudfront.net fixes the protocol; with a domain of one’s own it is TLS 1.2 and up',
    })
    this.origin = `https://${props.domain?.name ?? this.distribution.distributionDomainName}`
    this.deploy(props.files)
  }

  private pages(): BehaviorOptions {
    return {
      origin: S3BucketOrigin.withOriginAccessControl(this.bucket),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy: new ResponseHeadersPolicy(this, 'Headers', {
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
      }),
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: new EdgeFunction(this, 'PageRewrite', {
            code: FunctionCode.fromInline(PAGE_REWRITE),
            runtime: FunctionRuntime.JS_2_0,
          }),
        },
      ],
    }
  }

  private api(host: string): BehaviorOptions {
    return {
      origin: new HttpOrigin(host),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    }
  }

  /** Files with a hash in their name first and for ever, then the page that names them, asked for anew each time. */
  private deploy(files: string): void {
    const common = { destinationBucket: this.bucket, prune: false, memoryLimit: 256 }
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [Source.asset(files, { exclude: ['index.html'] })],
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    })
    const page = new BucketDeployment(this, 'Page', {
      ...common,
      sources: [Source.asset(files, { exclude: ['*', '!index.html'] })],
      cacheControl: [CacheControl.noCache()],
      distribution: this.distribution,
      distributionPaths: ['/index.html'],
    })
    page.node.addDependency(assets)
    this.acceptUploader(page.handlerRole.node.scope)
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
