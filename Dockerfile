FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /terem
COPY . .
RUN pip install --no-cache-dir --prefix /installed .

FROM python:3.13-slim
COPY --from=build /installed /usr/local
RUN useradd --create-home terem
USER terem
EXPOSE 8470
ENTRYPOINT ["terem"]
CMD ["serve", "--host", "0.0.0.0", "--no-browser"]
